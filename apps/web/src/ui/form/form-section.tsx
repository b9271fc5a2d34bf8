import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Card } from '#ui/layout/card.tsx';

/** Whether the sections inside are folded until somebody opens them. */
export const FoldedSections = createContext(false);

interface FormSectionProps {
  title: string;
  /** By which the rail of the form leads to it. */
  id?: string;
  children: ReactNode;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, id, children }: FormSectionProps) {
  const folded = use(FoldedSections);
  if (folded)
    return (
      <Folded title={title} id={id}>
        {children}
      </Folded>
    );
  return (
    <div id={id} className="form-section">
      <Card title={title} padded>
        <div className="form-fields">{children}</div>
      </Card>
    </div>
  );
}

/** Opens by itself where one of its fields is refused. */
function Folded({ title, id, children }: FormSectionProps) {
  const { errors } = useFormState();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const refused = Object.keys(errors).length > 0 && details.current?.querySelector('[aria-invalid="true"]');
    if (details.current && refused) details.current.open = true;
  }, [errors]);
  return (
    <details ref={details} id={id} className="card form-section form-folded">
      <summary className="card-header">
        <h2>{title}</h2>
      </summary>
      <div className="card-body card-body-padded">
        <div className="form-fields">{children}</div>
      </div>
    </details>
  );
}

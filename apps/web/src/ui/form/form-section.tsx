import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} padded>
      <div className="form-fields">{children}</div>
    </Card>
  );
}

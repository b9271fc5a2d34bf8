import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Row } from '#ui/layout/row.tsx';

/** The rows of a card while they are on their way, in their height. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row
      key={index}
      lead={<Skeleton width="1.75rem" />}
      title={<Skeleton width="10rem" />}
      detail={<Skeleton width="7rem" />}
    />
  ));
}

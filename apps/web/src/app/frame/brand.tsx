import { Link } from 'wouter';
import { Logo } from '#ui/layout/logo.tsx';
import './brand.css';

interface BrandProps {
  href: string;
  name: string;
  detail?: string | undefined;
}

/** The mark with the name of product, office or company; it leads home. */
export function Brand({ href, name, detail }: BrandProps) {
  return (
    <Link href={href} className="brand">
      <Logo />
      <span className="brand-text">
        <span className="brand-name">{name}</span>
        {detail && <span className="brand-detail">{detail}</span>}
      </span>
    </Link>
  );
}

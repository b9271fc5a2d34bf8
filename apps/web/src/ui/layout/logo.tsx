import './logo.css';

/** The sign of the product: a purple square with a pink dot. */
export function Logo() {
  return <span className="logo" aria-hidden="true" />;
}

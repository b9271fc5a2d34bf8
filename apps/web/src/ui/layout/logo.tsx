import './logo.css';

/** The logo of the product, a purple square with a pink dot: decoration beside its name. */
export function Logo() {
  return <span className="logo" aria-hidden="true" />;
}

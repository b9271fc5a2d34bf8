import './mark.css';

/** The sign of the product: a purple square with a pink dot. */
export function Mark() {
  return <span className="mark" aria-hidden="true" />;
}

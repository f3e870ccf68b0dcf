/** The product's mark; the words beside it name it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
      <rect className="mark-ground" width="32" height="32" rx="8" />
      <path className="mark-line" d="M9 11h14M9 16h14M9 21h6" />
      <circle className="mark-dot" cx="21.5" cy="21" r="2.5" />
    </svg>
  )
}

export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
      <rect fill="#0f5f57" width="32" height="32" rx="8" />
      <path d="M9 11h14M9 16h14M9 21h6" fill="none" stroke="#ffffff" strokeWidth="2.5" strokeLinecap="round" />
      <circle fill="#ffc46b" cx="21.5" cy="21" r="2.5" />
    </svg>
  )
}

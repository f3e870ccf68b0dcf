/** A sentence of the contract's table, its `code` between backticks set as code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}

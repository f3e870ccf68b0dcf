import Link from 'next/link'

const tabs = [
  { name: 'copy', label: 'Copy', path: '' },
  { name: 'knowledge', label: 'Knowledge', path: '/knowledge' },
] as const

/** The pages of a workspace. */
export function WorkspaceTabs({
  workspaceId,
  current,
}: {
  workspaceId: string
  current: (typeof tabs)[number]['name']
}) {
  return (
    <nav className="tabs" aria-label="Pages of this workspace">
      {tabs.map(({ name, label, path }) => (
        <Link
          key={name}
          className="tab"
          href={`/workspaces/${workspaceId}${path}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

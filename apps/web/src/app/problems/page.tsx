import { problemCodes, problems } from '@adcopy/contract'
import Link from 'next/link'
import { Frame } from '../../components/frame.tsx'

export const metadata = { title: 'Problems' }

/** Every code that the public API can answer with; nobody needs to sign in to read it. */
export default function ProblemsPage() {
  return (
    <Frame width="reading">
      <p className="eyebrow">Public API</p>
      <h1>Problems</h1>
      <p className="lead">
        A request that fails is answered with <code>application/problem+json</code>. Its <code>type</code> leads to one
        of these pages.
      </p>
      <ul className="row-list">
        {problemCodes.map((code) => (
          <li key={code} className="row">
            <div className="row-main">
              <Link className="row-link" href={`/problems/${code}`} prefetch={false}>
                {problems[code].title}
              </Link>
              <p className="row-text">
                <code>{code}</code>
              </p>
            </div>
            <span className="row-aside">{problems[code].status}</span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

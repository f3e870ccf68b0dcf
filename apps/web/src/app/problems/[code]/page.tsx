import { STATUS_CODES } from 'node:http'
import { problemExample, problems, type ProblemCode } from '@adcopy/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import classes from '../../../components/light.module.css'
import { Marked } from '../../../components/marked.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { Frame } from '../../../components/shell/frame.tsx'
import { services } from '../../../server/services.ts'

interface ProblemPageProps {
  params: Promise<{ code: string }>
}

export async function generateMetadata({ params }: ProblemPageProps): Promise<Metadata> {
  const { code } = await params
  return isCode(code) ? { title: problems[code].title } : {}
}

/** The `type` URL of an API error leads to this page. Source: D-PAGES. */
export default async function ProblemPage({ params }: ProblemPageProps) {
  const { code } = await params
  if (!isCode(code)) notFound()
  const { title, status, when, remedy } = problems[code]
  const { headers, body } = problemExample(code, `${services().env.WEB_ORIGIN}/problems`)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return (
    <Frame>
      <article className={`${classes.stack} ${classes.reading}`}>
        <p className={classes.dimmed}>
          <PageLink className={classes.link} href="/problems">
            Problems
          </PageLink>{' '}
          · HTTP {status}
        </p>
        <h1>{title}</h1>
        <p>
          <code className={classes.code}>{code}</code>
        </p>
        <h2>When it happens</h2>
        <p>
          <Marked text={when} />
        </p>
        <h2>What to do</h2>
        <p>
          <Marked text={remedy} />
        </p>
        <h2>An example</h2>
        <pre className={classes.block}>
          <code>{`${head.join('\n')}\n\n${JSON.stringify(body, null, 2)}`}</code>
        </pre>
      </article>
    </Frame>
  )
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}

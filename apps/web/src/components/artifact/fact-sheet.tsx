import { describeFact, type Fact } from '@adcopy/generation/facts'

/** Every fact that the copy could rest on, as writer and verifier were given them. */
export function FactSheet({ facts }: { facts: readonly Fact[] }) {
  return (
    <section className="panel" aria-labelledby="facts-title">
      <h2 id="facts-title">Fact sheet</h2>
      <details className="fold">
        <summary>
          Show {facts.length === 1 ? 'the one fact' : `all ${facts.length} facts`} that this copy could draw on
        </summary>
        <dl className="card">
          {facts.map((fact) => (
            <div key={fact.id} className="card-line">
              <dt>{fact.id}</dt>
              <dd dir="auto">{describeFact(fact)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

import type { UsageView } from '@adcopy/core'
import { countOf } from '../../components/words.ts'
import classes from './usage.module.css'

const width = 800
const height = 160
const gap = 2

export function UsagePlot({ days }: Pick<UsageView, 'days'>) {
  const most = Math.max(1, ...days.map(({ jobs }) => jobs))
  const step = width / days.length
  const total = days.reduce((sum, { jobs }) => sum + jobs, 0)
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return (
    <figure className={classes.plot}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${countOf(total, 'job')} from ${first} to ${last}${total === 0 ? '' : `, ${most} on the busiest day`}`}
      >
        {days.map(({ day, jobs }, index) => {
          const bar = jobs === 0 ? 1 : Math.max(2, (jobs / most) * height)
          return (
            <rect key={day} x={index * step} y={height - bar} width={Math.max(1, step - gap)} height={bar}>
              <title>{`${day}: ${jobs}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={classes.axis}>
        <span>{first}</span>
        {total > 0 && <span>Busiest day: {most}</span>}
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}

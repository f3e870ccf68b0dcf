import { describeGoal, formatFigure, type MeasuredRatio } from './measure.ts'
import type { Result } from './results.ts'

const [from, to] = ['<!-- measured -->', '<!-- /measured -->']

export function fillPage(page: string, results: readonly Result[]): string {
  const [before, rest] = page.split(from)
  const after = rest?.split(to)[1]
  if (before === undefined || after === undefined) throw new Error(`the page has no part between ${from} and ${to}`)
  return `${before}${from}\n${renderMeasured(results)}\n${to}${after}`
}

function renderMeasured(results: readonly Result[]): string {
  const ratios = results.flatMap((result) => result.ratios.map((ratio) => ({ ratio, result })))
  const inOrder = ratios.toSorted((a, b) => a.ratio.id.localeCompare(b.ratio.id, 'en', { numeric: true }))
  return [
    '| id | ratio | before | now (lowest to highest round) | goal | result |',
    '|---|---|---|---|---|---|',
    ...inOrder.map(({ ratio }) => renderRatio(ratio)),
    '',
    ...renderPlot(inOrder.map(({ ratio }) => ratio)),
    '',
    ...results.map(renderResult),
  ].join('\n')
}

function renderRatio(ratio: MeasuredRatio): string {
  const { id, what, before, median, min, max } = ratio
  const { aim, verdict } = describeGoal(ratio)
  const now = `**${formatFigure(median)}** (${formatFigure(min)} to ${formatFigure(max)})`
  return `| ${id} | ${what} | ${before} | ${now} | ${aim} | ${verdict} |`
}

/** Ratios are relative to their goals, so that 1 or more means that the goal is reached. */
function renderPlot(ratios: readonly MeasuredRatio[]): string[] {
  const bars = ratios.flatMap(({ id, goal, median }) => {
    if (goal === undefined) return []
    return [{ id, share: 'atLeast' in goal ? median / goal.atLeast : goal.atMost / median }]
  })
  return [
    'The chart shows each ratio that has a goal, relative to this goal and in the order of the table. A ratio has reached its goal if its bar reaches the line at 1.',
    '',
    '```mermaid',
    'xychart-beta',
    `  x-axis [${bars.map(({ id }, index) => `"${index + 1}: ${id}"`).join(', ')}]`,
    '  y-axis "relative to the goal" 0 --> 2',
    `  bar [${bars.map(({ share }) => Math.min(2, share).toFixed(2)).join(', ')}]`,
    `  line [${bars.map(() => 1).join(', ')}]`,
    '```',
  ]
}

function renderResult({ bench, commit, date, machine, rounds, seconds, sides }: Result): string {
  const figures = [...new Set(Object.values(sides).flatMap((side) => Object.keys(side)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `### ${bench}`,
    '',
    `The values are ${rounds === 1 ? 'from one round' : `medians of ${rounds} rounds`} of ${seconds} s, measured on ${date} with commit ${commit}. Machine: ${machine}.`,
    '',
    row(['', ...figures]),
    row(['---', ...figures.map(() => '---')]),
    ...Object.entries(sides).map(([name, side]) =>
      row([name, ...figures.map((each) => (side[each] === undefined ? '' : formatFigure(side[each])))]),
    ),
    '',
  ].join('\n')
}

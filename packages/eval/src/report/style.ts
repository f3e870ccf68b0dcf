/** Style of the report: fonts of the reader's machine, nothing from anywhere else. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --good: #2a7d46; --bad: #b3261e; --warn: #96690a; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 110rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .warn { color: var(--warn); }
.row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(19rem, 1fr); gap: .8rem; overflow-x: auto; padding-bottom: .6rem; }
.card { border: 1px solid var(--line); border-radius: .5rem; padding: .7rem .9rem; }
.card .text { white-space: pre-wrap; overflow-wrap: anywhere; } .card h4 { margin: .2rem 0 .5rem; overflow-wrap: anywhere; }
.card .description { color: #888; } .meta { color: #888; font-size: .85rem; overflow-wrap: anywhere; }
.reasons { margin: .4rem 0 0; padding-left: 1.2rem; font-size: .85rem; }
meter { width: 100%; height: .8rem; }
summary { cursor: pointer; font-weight: 600; margin: .4rem 0; }
`

import type { Command as Line, Option } from 'commander'

export const shells = ['bash', 'zsh', 'fish'] as const

/** The script contains all commands, flags and values of enumerations, so that a completion does not run `ops`. */
export function completionOf(program: Line, shell: (typeof shells)[number]): string {
  const places = placesOf(program, 'ops')
  if (shell === 'fish') return fishScript(places)
  return (shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : '') + bashScript(places)
}

interface Place {
  /** Shell pattern for the words before the cursor. */
  pattern: string
  line: Line
}

function placesOf(line: Line, path: string): Place[] {
  const isGroup = line.commands.length > 0
  const inside = line.commands.flatMap((one) => placesOf(one, `${path} ${one.name()}`))
  return [...inside, { pattern: isGroup ? path : `${path}*`, line }]
}

/** The usage of a flag lists its values, as in `--role <viewer|editor|admin>`. */
const valuesOf = ({ flags }: Option): string[] => /<(.+\|.+)>/.exec(flags)?.[1]?.split('|') ?? []

const nextOf = ({ commands, registeredArguments }: Line): string[] => [
  ...commands.map((one) => one.name()),
  ...registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
]

const flagOf = ({ long }: Option): string => long ?? ''

function bashScript(places: Place[]): string {
  const arm = (pattern: string, words: readonly string[]) => `    ${pattern}) words='${words.join(' ')}' ;;`
  const values = new Map(places.flatMap(({ line }) => line.options.map((one) => [flagOf(one), valuesOf(one)])))
  const flagArms = [...values].flatMap(([flag, words]) => (words.length === 0 ? [] : [arm(flag, words)]))
  const placeArms = places.map(({ pattern, line }) =>
    arm(pattern.replaceAll(' ', '\\ '), [...nextOf(line), ...line.options.map(flagOf)]),
  )
  return `_ops() {
  local words=
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${flagArms.join('\n')}
  esac
  [ -n "$words" ] || case "\${COMP_WORDS[*]:0:$COMP_CWORD}" in
${placeArms.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _ops ops
`
}

function fishValue(option: Option): string {
  const values = valuesOf(option)
  if (values.length > 0) return ` -x -a '${values.join(' ')}'`
  return option.required ? ' -r' : ''
}

function fishScript(places: Place[]): string {
  const rules = places.flatMap(({ pattern, line }) => {
    const at = `complete -c ops -n "__ops_at '${pattern}'"`
    return [
      ...nextOf(line).map((word) => `${at} -f -a ${word}`),
      ...line.options.map((one) => `${at} -l ${flagOf(one).slice(2)}${fishValue(one)}`),
    ]
  })
  return `function __ops_at
  string match -q -- $argv[1] (commandline -opc | string join ' ')
end
${rules.join('\n')}
`
}

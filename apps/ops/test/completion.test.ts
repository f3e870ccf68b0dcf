import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { runOps } from './support/ops.ts'

async function complete(words: readonly string[]): Promise<string[]> {
  const { stdout, stderr, status } = await runOps({}, ['completion', 'bash'])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const quoted = words.map((word) => `'${word}'`).join(' ')
  const line = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _ops; echo "\${COMPREPLY[*]}"`
  return execFileSync('bash', ['-c', `${stdout}${line}`], { encoding: 'utf8' })
    .trim()
    .split(' ')
}

describe('bash completes', () => {
  test.each([
    [['ops', 'wor'], ['workspace']],
    [
      ['ops', 'workspace', ''],
      ['create', 'set', 'show', 'list'],
    ],
    [['ops', 'workspace', 'set', 'ws_1', '--bil'], ['--billing']],
    [
      ['ops', 'member', 'add', 'ws_1', '--role', ''],
      ['viewer', 'editor', 'admin'],
    ],
    [
      ['ops', 'switch', ''],
      ['PUBLIC_API_ENABLED', 'on', 'off', '--json', '--as'],
    ],
    [
      ['ops', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
  ])('%j', async (words, found) => {
    expect(await complete(words)).toEqual(found)
  })
})

test('the scripts of zsh and fish name every command, and need no database', async () => {
  const zsh = (await runOps({}, ['completion', 'zsh'])).stdout
  expect(zsh).toMatch(/^autoload -U \+X bashcompinit && bashcompinit\n_ops\(\) \{/)
  const fish = (await runOps({}, ['completion', 'fish'])).stdout
  expect(fish).toContain(`complete -c ops -n "__ops_at 'ops token'" -f -a issue\n`)
  expect(fish).toContain(`complete -c ops -n "__ops_at 'ops member add*'" -l role -x -a 'viewer editor admin'\n`)
})

test('another shell is refused', async () => {
  expect(await runOps({}, ['completion', 'tcsh'])).toMatchObject({ status: 2, stdout: '' })
})

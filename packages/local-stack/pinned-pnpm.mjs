// This is plain JavaScript without dependencies, because bootstrap.mjs runs it before the dependencies are installed.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const pnpmVersion = '12.21.0'

/**
 * SHA-512 hashes of the pnpm package and of its executables for some platforms. Executables for other platforms are not
 * checked.
 */
const integrities = {
  'node_modules/pnpm':
    'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  'node_modules/@pnpm/exe.linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'node_modules/@pnpm/exe.linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
}

/**
 * Compares the versions and hashes that npm recorded at the installation with the expected ones. Returns a description
 * of the first difference. `executable` is the path of `node_modules/.bin/pnpm`.
 */
export function faultOfPnpm(executable) {
  const { packages } = JSON.parse(readFileSync(join(dirname(executable), '..', '.package-lock.json'), 'utf8'))
  if (packages['node_modules/pnpm'] === undefined) return 'npm did not install pnpm'
  for (const [name, { version, integrity }] of Object.entries(packages)) {
    if (version !== pnpmVersion) return `${name} is ${version}, not ${pnpmVersion}`
    const wanted = integrities[name]
    if (wanted !== undefined ? integrity !== wanted : !name.startsWith('node_modules/@pnpm/exe.')) {
      return `${name} has the hash ${integrity}, not ${wanted}`
    }
  }
  return undefined
}

/**
 * The script sets a variable that prevents pnpm from reading or writing the pnpm version in the lockfile. It is not
 * enough that the caller sets this variable, because turbo does not pass it to its tasks.
 */
export function pnpmShim(executable) {
  const quoted = `'${executable.replaceAll("'", String.raw`'\''`)}'`
  return `#!/bin/sh\nexport pnpm_config_pm_on_fail=ignore\nexec ${quoted} "$@"\n`
}

import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { email, text, tokenSeconds } from '../values.ts'

export const tokenCommands = [
  command({
    name: 'token issue',
    about: 'Issues a personal API token to a member. The token is shown only once.',
    args: { WS: text },
    lacks: 'member with this address',
    flags: { email, 'expires-in': tokenSeconds.optional() },
    run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, email: flags.email, expiresInSeconds: flags['expires-in'] }
      return verbs.issueToken({ ctx: ctx(), input })
    },
  }),
  command({
    name: 'token revoke',
    about: 'Revokes a token, from the next request on every instance.',
    args: { TOKEN_ID: text },
    run: ({ ctx, args }) => verbs.revokeToken({ ctx: ctx(), input: { tokenId: args.TOKEN_ID } }),
  }),
  command({
    name: 'token list',
    about:
      'Lists the active tokens of a workspace, and the hundred others that ended last, by prefix and last characters.',
    args: { WS: text },
    async run({ ctx, args }) {
      return { data: await verbs.listTokens({ ctx: ctx(), input: { workspaceId: args.WS } }) }
    },
  }),
]

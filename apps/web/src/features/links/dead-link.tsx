import { Alert, Text } from '@mantine/core'

export function DeadLink({ ask }: { ask: string }) {
  return (
    <Alert color="orange" title="This link does not open anything" role="alert">
      <Text size="sm">It was used, revoked or replaced, or it has expired. {ask}</Text>
    </Alert>
  )
}

export const DeadInvitation = () => <DeadLink ask="Ask an admin of the workspace for a new one." />

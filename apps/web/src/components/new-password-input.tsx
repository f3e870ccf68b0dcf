import { PasswordInput, type PasswordInputProps } from '@mantine/core'

export function NewPasswordInput(props: PasswordInputProps) {
  return <PasswordInput description="At least 10 characters" autoComplete="new-password" required {...props} />
}

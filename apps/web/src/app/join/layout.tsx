export { AccountShell as default } from '../../components/shell/account-shell.tsx'

export { NotFoundNotice as default } from '../../../components/not-found-notice.tsx'

import { handleAuth } from '../../../../server/auth-handler.ts'

export { handleAuth as GET, handleAuth as POST }

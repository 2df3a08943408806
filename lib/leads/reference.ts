export { reference } from '../../supabase/functions/_shared/reference.ts'

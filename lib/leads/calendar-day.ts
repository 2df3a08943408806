export { isCalendarDay } from '../../supabase/functions/_shared/calendar-day.ts'

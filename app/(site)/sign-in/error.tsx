'use client'

export { Trouble as default } from '../../../components/site/trouble.tsx'

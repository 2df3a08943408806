'use client'

export { VisitorTrouble as default } from '../../components/site/trouble.tsx'

import { RegisterMark } from '../ui/register-mark.tsx'

export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className="scripted-only mt-10 flex items-center gap-3 text-[19px] font-[640]">
      <RegisterMark className="size-6 motion-safe:animate-[spin_1.2s_linear_infinite]" />
      {label}
    </p>
  )
}

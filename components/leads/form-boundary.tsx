'use client'

import { Component, type ReactNode } from 'react'
import { FormTrouble } from '../site/trouble.tsx'

type Props = {
  /** The id of the dialog that the form is in. */
  dialog?: string
  children: ReactNode
}
type State = { broken: boolean }

/** An error in a form costs only that form: contact links replace it, and open in its dialog if it was open. */
export class FormBoundary extends Component<Props, State> {
  override state: State = { broken: false }
  static getDerivedStateFromError = (): State => ({ broken: true })

  private readonly dialog = () => {
    const { dialog } = this.props
    return dialog ? (document.getElementById(dialog) as HTMLDialogElement | null) : null
  }
  private readonly retry = () => this.setState({ broken: false })

  override getSnapshotBeforeUpdate = () => this.dialog()?.open ?? false
  override componentDidUpdate(_props: Props, before: State, wasOpen: boolean) {
    const dialog = this.dialog()
    if (before.broken !== this.state.broken && wasOpen && !dialog?.open) dialog?.showModal()
  }

  override render() {
    const { dialog, children } = this.props
    if (!this.state.broken) return children
    if (!dialog) return <FormTrouble retry={this.retry} />
    return (
      <dialog id={dialog} className="form-dialog">
        <div className="docket" data-ground="scrim">
          <FormTrouble retry={this.retry} />
        </div>
      </dialog>
    )
  }
}

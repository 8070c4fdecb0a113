import type { OperatorSource } from '@gonggo/client'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { useSourceName } from '../../lib/sources.ts'
import { Button } from '../../ui/controls.tsx'
import { OperatorAction } from './action.tsx'
import { SOURCE_WORDS } from './source-words.ts'

interface SwitchProps {
  source: Pick<OperatorSource, 'name' | 'state'>
}

/** Starts or stops the import from a source. */
export function SourceSwitch({ source: { name, state } }: SwitchProps) {
  const words = useWords(SOURCE_WORDS)
  const sourceName = useSourceName()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const isRead = state === 'enabled'
  const called = sourceName(name)
  const title = isRead ? words.disableTitle(called) : words.enableTitle(called)
  const action = isRead ? words.disable : words.enable
  return (
    <>
      <Button aria-label={title} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? (
        <OperatorAction
          title={title}
          action={action}
          effects={isRead ? [words.disableEffect, words.disableLate, words.noMail] : [words.enableEffect, words.noMail]}
          asksReason={false}
          act={() => serviceIn(language).operator.changeSource(name, { state: isRead ? 'disabled' : 'enabled' })}
          close={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

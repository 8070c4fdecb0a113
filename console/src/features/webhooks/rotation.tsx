import type { Webhook, WebhookWithSecret } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Choice } from '../../ui/controls.tsx'
import { Sure } from '../../ui/sure.tsx'
import { WEBHOOK_WORDS } from './words.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

function Rotation({ webhook, close }: { webhook: Webhook; close(made: WebhookWithSecret | null): void }) {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [grace, setGrace] = useState(`${DAY_S}`)
  const rotate = useMutation({
    mutationFn: async () => serviceIn(language).webhooks.rotateSecret(webhook.id, { graceSeconds: Number(grace) }),
    onSuccess: async (made) => {
      close(made)
      await queries.invalidateQueries({ queryKey: ['webhooks'] })
    },
  })
  return (
    <Sure title={words.rotate} act={words.rotate} work={rotate} close={() => close(null)}>
      <p>{words.rotateSure}</p>
      <Choice
        label={words.grace}
        value={grace}
        onChange={({ target }) => setGrace(target.value)}
        options={[
          ['0', words.graceNone],
          [`${HOUR_S}`, words.graceHour],
          [`${DAY_S}`, words.graceDay],
          [`${7 * DAY_S}`, words.graceWeek],
        ]}
      />
    </Sure>
  )
}

export default Rotation

import type { Webhook, WebhookList } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Sure } from '../../ui/sure.tsx'
import { useWebhookPlace } from './place.ts'
import { WEBHOOK_WORDS } from './words.ts'

/** Asks for confirmation, because the secret and pending deliveries cannot be restored. */
function WebhookRemoval({ webhook, close }: { webhook: Webhook; close(): void }) {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { go } = useWebhookPlace()
  const remove = useMutation({
    mutationFn: async () => serviceIn(language).webhooks.delete(webhook.id),
    onSuccess: () => {
      queries.setQueriesData<WebhookList>({ queryKey: ['webhooks'] }, (now) => now && without(now, webhook.id))
      close()
      go({})
    },
  })
  return (
    <Sure title={words.removeTitle} act={words.remove} work={remove} close={close}>
      <p>{words.removeSure(webhook.description || webhook.url)}</p>
    </Sure>
  )
}

const without = ({ total, page, items }: WebhookList, id: string): WebhookList => ({
  total: total - 1,
  page,
  items: items.filter((one) => one.id !== id),
})

export default WebhookRemoval

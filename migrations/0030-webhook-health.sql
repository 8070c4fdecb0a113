-- What the owner of a webhook is shown of its health: when an attempt last succeeded, and what became of the last one
-- that did not (when, status of the answer, why there was none).
alter table webhook_lanes
  add column last_success_at timestamptz,
  add column last_failure jsonb;

update webhook_lanes as l set last_success_at = (
  select max(d.ended_at) from deliveries d
  where d.account_id = l.account_id and d.webhook_id = l.webhook_id and d.state = 'delivered');

-- Webhooks of Microsoft Teams and Discord take messages of their own form.
alter table webhooks drop constraint webhooks_format_check;
alter table webhooks add constraint webhooks_format_check check (format in ('standard', 'slack', 'teams', 'discord'));

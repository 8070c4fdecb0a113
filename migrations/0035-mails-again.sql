-- When an operator last had a failed mail sent again: tries are counted from then. Its content is kept for that.
alter table mails add column resent_at timestamptz;

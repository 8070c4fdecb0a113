-- A schedule that is paused is never due.
alter table report_schedules alter column due_at drop not null;

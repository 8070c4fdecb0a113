-- Words that several tables share are checked in one place each: a domain for a list of src/vocabulary/.
-- A test compares the two. A new word is one `alter domain` in a migration of its own.

create domain plan_name as text constraint plan_name_words check (value in ('free', 'pro', 'enterprise'));
create domain language_name as text constraint language_name_words check (value in ('ko', 'en'));
create domain role_name as text constraint role_name_words check (value in ('owner', 'admin', 'member', 'viewer'));

alter table accounts
  drop constraint accounts_plan_check,
  drop constraint accounts_language_check,
  alter column plan type plan_name,
  alter column language type language_name;

alter table members
  drop constraint members_role_check,
  drop constraint members_language_check,
  alter column role type role_name,
  alter column language type language_name;

alter table consultations
  drop constraint consultations_language_check,
  alter column language type language_name;

alter table mails
  drop constraint mails_language_check,
  alter column language type language_name;

alter table reports
  drop constraint reports_language_check,
  alter column language type language_name;

alter table report_schedules
  drop constraint report_schedules_language_check,
  alter column language type language_name;

-- To which wording of the consent somebody agreed who asks to take part, and when; null where a program asked without.
-- A phone number stands there for those who want to be called.
alter table consultations
  add column phone text,
  add column consent text,
  add column consent_at timestamptz,
  add constraint consultations_consent_check check ((consent is null) = (consent_at is null));

-- When this office was backed up, for the doctor. Not in the backup itself, which cannot know yet that it will be complete.
CREATE TABLE backups (
  made_at timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
  bytes bigint NOT NULL
);

-- A secret that is sealed anew, under the next key, is the same secret: nobody is signed out.
CREATE OR REPLACE FUNCTION sign_out_everywhere() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF current_setting('biuro.resealing', true) = 'on' THEN
      RETURN NULL;
    END IF;
    DELETE FROM login_challenges WHERE user_id = NEW.id;
    DELETE FROM sessions
      WHERE user_id = NEW.id AND id::text IS DISTINCT FROM nullif(current_setting('biuro.kept_session', true), '');
    RETURN NULL;
  END
  $$;

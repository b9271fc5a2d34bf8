-- In the database, so that no path in the code can change who someone is and leave a link alive in a mailbox that is no longer theirs.
CREATE FUNCTION void_links() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    DELETE FROM user_links WHERE user_id = NEW.id;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER users_void_links
  AFTER UPDATE OF email, status, password_hash, deleted_at ON users
  FOR EACH ROW
  WHEN (OLD.email <> NEW.email
        OR OLD.status <> NEW.status
        OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
        OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION void_links();

-- The HTML twin of an e-mail; text messages have none.
ALTER TABLE outbox ADD COLUMN html text;

export class StartError extends Error {
  override name = 'StartError';
}

export class OwnedElsewhere extends StartError {
  override name = 'OwnedElsewhere';
}

/// The values of one command line, with where those of options and flags come from; both by key.
struct BoundValues {
  let values: [String: any Sendable]
  let given: [String: LayeredOptions.Given]
}

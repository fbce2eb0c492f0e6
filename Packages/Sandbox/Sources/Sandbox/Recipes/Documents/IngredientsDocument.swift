/// The answer that lists every ingredient; few are described.
struct IngredientsDocument {
  /// The names, ordered.
  let names: [String]

  /// The answer as it goes over the wire.
  var json: JSONValue {
    .object([
      "meals": .array(
        names.enumerated().map { place, name in
          let note = IngredientNote.all[name.lowercased()]
          return .object([
            "idIngredient": .string(String(place + 1)),
            "strIngredient": .string(name),
            "strDescription": note.map { .string($0.text) } ?? .null,
            "strType": note?.type.map(JSONValue.string) ?? .null,
          ])
        }
      )
    ])
  }
}

import LenientJSON

/// The outermost object of most answers: a list called `meals` for all kinds of content; `null` for none.
struct MealsEnvelope<Element: Decodable>: Decodable {
  let meals: LossyArray<Element>

  init(from decoder: any Decoder) throws {
    meals = try decoder.container(keyedBy: NamedKey.self).list(Element.self, required: "meals")
  }
}

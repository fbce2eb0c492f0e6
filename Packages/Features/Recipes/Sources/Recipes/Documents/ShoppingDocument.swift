import DomainKernel
import FeatureKit
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the shopping list; its members are a promise.
struct ShoppingDocument {
  static let fields = ["ingredient", "isTicked", "amounts"]

  let list: ShoppingList
  let selection: FieldSelection

  func json(at now: Date) -> JSONValue {
    ResultDocument(
      list: list.lines.map { selection.object(Self.members(of: $0)) },
      provenance: Provenance(kind: .stored, fetchedAt: now)
    )
    .json(at: now)
  }

  private static func members(of line: ShoppingLine) -> [JSONValue.Member] {
    [
      JSONValue.Member("ingredient", .string(line.ingredient)),
      JSONValue.Member("isTicked", .bool(line.isTicked)),
      JSONValue.Member("amounts", .array(line.amounts.map(amount))),
    ]
  }

  private static func amount(_ amount: ShoppingAmount) -> JSONValue {
    .object([
      JSONValue.Member("measure", .optional(amount.measure?.text)),
      JSONValue.Member(
        "meals",
        .array(
          amount.meals.map { meal in
            .object([
              JSONValue.Member("id", .string(meal.id.rawValue)),
              JSONValue.Member("name", .optional(meal.name)),
            ])
          }
        )
      ),
    ])
  }
}

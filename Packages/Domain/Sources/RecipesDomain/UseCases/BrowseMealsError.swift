public import DomainKernel

/// Why the meals of a category cannot be listed.
public enum BrowseMealsError: Error, Hashable, Sendable {
  /// Neither the service nor the store can give them.
  ///
  /// ## Troubleshooting
  /// As the service's error says.
  case service(ServiceError)

  /// What was typed does not mean one category.
  ///
  /// ## Troubleshooting
  /// List the categories and choose from them.
  case category(TextQueryError<MealCategory>)
}

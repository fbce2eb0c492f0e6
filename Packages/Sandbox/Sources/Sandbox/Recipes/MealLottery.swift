import Synchronization

/// Draws meals by chance, in a sequence that follows from the seed.
final class MealLottery: Sendable {
  private let random: Mutex<SplitMix64>

  /// Starts a sequence.
  init(seed: UInt64) {
    random = Mutex(SplitMix64(seed: seed))
  }

  /// The next meal of the sequence.
  func draw(from catalogue: MealCatalogue) -> Meal {
    random.withLock { random in random.element(of: catalogue.meals, else: WrittenMeal.teriyakiCasserole.meal)
    }
  }
}

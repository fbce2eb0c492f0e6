extension MealFamily {
  /// Tofu fried crisp and glazed.
  static let tofu = MealFamily(
    firstID: 53_560,
    category: .vegan,
    base: ["firm tofu": "400g", "cornflour": "3 tbs", "vegetable oil": "4 tbs"],
    method: """
      Press the firm tofu under something heavy for 20 minutes. Cut into cubes and turn in the cornflour.
      Fry in the vegetable oil on all sides until crisp, about 8 minutes. Lift out.
      Fry the {1} and the {2} in what is left in the pan for 3 minutes.
      Add the {3} and the {4} and bubble until sticky. Turn the tofu in it.
      """,
    dishes: [
      FamilyDish(
        "麻婆 Mapo-Style Tofu",
        .chinese,
        [
          "shiitake mushrooms": "100g, minced", "chilli bean paste": "2 tbs", "soy sauce": "1 tbs",
          "Sichuan pepper": "1 tsp",
        ],
        tags: ["Spicy", "Quick"],
        closing: "With plain rice, and water within reach."
      ),
      FamilyDish(
        "Tofu with Peanut Sauce",
        .indonesian,
        ["shallots": "3", "red chillies": "2", "peanut butter": "4 tbs", "kecap manis": "2 tbs"],
        tags: ["Quick"],
        closing: "Serve with blanched beansprouts."
      ),
      FamilyDish(
        "Agedashi-Style Tofu",
        .japanese,
        ["ginger": "1 thumb", "spring onions": "3", "kombu dashi": "200ml", "soy sauce": "2 tbs"],
        tags: ["Quick"],
        closing: "Grate mooli over it."
      ),
      FamilyDish(
        "Salt and Pepper Tofu",
        .vietnamese,
        ["garlic": "4 cloves", "green chillies": "2", "black pepper": "2 tsp", "lime juice": "1 lime"],
        tags: ["Quick", "Spicy"],
        closing: "A heap of salad underneath."
      ),
      FamilyDish(
        "Dubu Jorim",
        .southKorean,
        ["onion": "1", "spring onions": "2", "gochugaru": "1 tbs", "soy sauce": "4 tbs"],
        tags: ["Quick", "Spicy"],
        closing: "Keeps for three days in the fridge."
      ),
      FamilyDish(
        "Tofu with Black Beans and Rum",
        .cuban,
        ["green pepper": "1", "red onion": "1", "black beans": "1 can", "dark rum": "2 tbsp"],
        tags: ["Quick"],
        closing: "Rice, and music."
      ),
      FamilyDish(
        "Sweet and Sour Tofu",
        .american,
        ["red pepper": "1", "pineapple": "200g", "rice vinegar": "3 tbsp", "ketchup": "1/4 cup"],
        tags: ["Quick"],
        closing: "Children may pick out the pepper."
      ),
    ]
  )
}

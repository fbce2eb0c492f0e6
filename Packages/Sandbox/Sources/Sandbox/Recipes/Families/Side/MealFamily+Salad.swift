extension MealFamily {
  /// Salads.
  static let salad = MealFamily(
    firstID: 53_460,
    category: .side,
    base: ["salt": "A pinch", "olive oil": "3 tbs"],
    method: """
      Prepare the {1}: wash, dry, and cut as you like to eat it.
      Shake the olive oil, the {4} and the salt in a jar.
      Mix the {2} with half of the dressing and leave for 10 minutes to give in.
      Fold everything together with the {3} and the rest of the dressing just before serving.
      """,
    dishes: [
      FamilyDish(
        "Fattoush",
        .lebanese,
        ["cucumber": "1", "tomatoes": "4", "toasted pitta": "2", "sumac": "1 tbs"],
        tags: ["Salad", "Vegan"],
        closing: "Eat before the bread goes soft."
      ),
      FamilyDish(
        "Horiatiki",
        .greek,
        ["tomatoes": "5 ripe", "red onion": "1", "feta": "200g", "oregano": "1 tsp"],
        tags: ["Salad", "Summer"],
        closing: "Tuck in some olives."
      ),
      FamilyDish(
        "Kachumbari",
        .kenyan,
        ["tomatoes": "6", "red onions": "2", "coriander": "½ bunch", "lime juice": "2 limes"],
        tags: ["Salad", "Vegan"],
        closing: "Serve with grilled meat."
      ),
      FamilyDish(
        "Waldorf Salad",
        .american,
        ["celery": "4 stalks", "apples": "2", "walnuts": "1/2 cup", "mayonnaise": "1/3 cup"],
        tags: ["Salad"],
        closing: "Bed it on lettuce leaves."
      ),
      FamilyDish(
        "Smashed Cucumber 拍黄瓜",
        .chinese,
        ["cucumbers": "2", "garlic": "3 cloves, crushed", "peanuts": "2 tbs", "black vinegar": "2 tbs"],
        tags: ["Salad", "Quick"],
        closing: "Chilli oil is up to you."
      ),
      FamilyDish(
        "Pressed Cucumber",
        .danish,
        ["cucumber": "1 long", "shallot": "1", "dill": "3 sprigs", "white vinegar": "½ dl"],
        tags: ["Salad", "Quick"],
        closing: "Beside meatballs, always."
      ),
      FamilyDish(
        "Tabbouleh",
        .syrian,
        ["parsley": "3 bunches", "tomatoes": "3", "bulgur": "50g, soaked", "lemon juice": "75ml"],
        tags: ["Salad", "Vegan"],
        closing: "It is a salad of herbs; go easy on the grain."
      ),
    ]
  )
}

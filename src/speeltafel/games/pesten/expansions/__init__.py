"""What comes up seldom: a long run, four nines, and halves of large hands when somebody is out."""

"""The pieces of the games as flat drawings, from which plastic, cutting files and paper are all made."""

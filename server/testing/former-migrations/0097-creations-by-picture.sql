-- The creature of a picture is drawn alone when somebody asks for it by the picture's address.
create index creations_by_picture on creations (picture) where picture is not null;
